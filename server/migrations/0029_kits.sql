CREATE TABLE "kit" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seller_id" text NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sort_title" text NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kit_part" (
	"kit_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "kit_part_kit_id_sku_id_pk" PRIMARY KEY("kit_id","sku_id")
);
--> statement-breakpoint
ALTER TABLE "kit" ADD CONSTRAINT "kit_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_part" ADD CONSTRAINT "kit_part_kit_id_kit_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_part" ADD CONSTRAINT "kit_part_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kit_of_seller" ON "kit" USING btree ("seller_id","code");--> statement-breakpoint
CREATE INDEX "kit_by_title" ON "kit" USING btree ("sort_title","id");--> statement-breakpoint
CREATE INDEX "kit_seller_by_title" ON "kit" USING btree ("seller_id","sort_title","id");--> statement-breakpoint
CREATE INDEX "kit_search" ON "kit" USING gin ("search");--> statement-breakpoint
CREATE INDEX "kit_part_sku" ON "kit_part" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "listing_kit_code" ON "listing" USING btree ("seller_id","sku") WHERE kit;