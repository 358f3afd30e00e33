CREATE TABLE "order_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"message" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"avatar" text,
	"at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"tracking_number" text NOT NULL,
	"detail" text,
	"devolution_value" integer NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "status_to_reverse" text;--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "own_car" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "invoice" text;--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "cancel_message" jsonb;--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_sale_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sale_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_sale_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sale_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sale_order_all" ON "sale_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sale_order_seller_all" ON "sale_order" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sale_order_search" ON "sale_order" USING gin ("search");--> statement-breakpoint
-- Orders from before they could be searched. Folded as src/lib/fold-text.ts folds, for the letters that Portuguese names have.
UPDATE "sale_order" SET "search" = array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(concat_ws(' ',
	"external_id", "pack_id", "buyer"->>'name', "buyer"->>'document', "shipping"->>'trackingNumber',
	(SELECT string_agg(item->>'sku', ' ') FROM jsonb_array_elements("items") item)
)), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '\s+'), ''));