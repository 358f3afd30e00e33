CREATE TABLE "mediation_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"blob" text NOT NULL,
	"source_hash" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mediation_message" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"user_pic" text,
	"message" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"picture" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mediation_presence" (
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"doing" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mediation_presence_order_id_user_id_pk" PRIMARY KEY("order_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mediation_read" (
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "mediation_read_user_id_order_id_pk" PRIMARY KEY("user_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "ready_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"seller_id" text,
	"is_for_all" boolean NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sku_attribute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sku_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"name_key" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "mediation_seller";--> statement-breakpoint
ALTER TABLE "mediation" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "mediation" ADD COLUMN "claim" jsonb;--> statement-breakpoint
ALTER TABLE "mediation" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "mediation" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mediation" ADD COLUMN "messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mediation" ADD COLUMN "last_message" jsonb;--> statement-breakpoint
ALTER TABLE "mediation" ADD COLUMN "place" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mediation" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
-- Conversations from before their messages were rows.
INSERT INTO "mediation_message" ("id", "order_id", "position", "user_id", "user_name", "user_pic", "message", "at", "picture")
SELECT "order_id" || '-' || "position", "order_id", "position", "said"->>'userId', "said"->>'userName', "said"->>'userPic', coalesce("said"->>'message', ''),
	("said"->>'date')::timestamptz, ARRAY(SELECT jsonb_array_elements_text(coalesce("said"->'picture', '[]')))
FROM "mediation", jsonb_array_elements("conversation") WITH ORDINALITY AS "each"("said", "position");
--> statement-breakpoint
-- What lists read of them: see server/mediation/place.ts, and server/mediation/mediation-words.ts for the words.
UPDATE "mediation" SET
	"account_id" = "sale_order"."account_id",
	"messages" = jsonb_array_length("conversation"),
	"last_message" = (SELECT jsonb_build_object('userId', "said"->>'userId', 'userName', "said"->>'userName', 'message', left(coalesce("said"->>'message', ''), 140),
		'date', "said"->>'date', 'files', jsonb_array_length(coalesce("said"->'picture', '[]'))) FROM (SELECT "conversation"->-1 AS "said") "newest" WHERE "said" IS NOT NULL),
	"place" = to_timestamp((CASE "mediation"."status" WHEN 'closed' THEN 200000000000 ELSE 100000000000 END) - extract(epoch FROM "mediation"."created_at")::double precision),
	"search" = array_to_tsvector(array_remove(array_remove(ARRAY[lower("sale_order"."external_id"), lower("sale_order"."pack_id")]
		|| regexp_split_to_array(lower(translate(concat_ws(' ', "sale_order"."buyer"->>'name', "seller"."name"), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn')), '[^a-z0-9]+'), ''), NULL))
FROM "sale_order" JOIN "seller" ON "seller"."id" = "sale_order"."seller_id"
WHERE "sale_order"."id" = "mediation"."order_id";
--> statement-breakpoint
ALTER TABLE "mediation" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mediation" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mediation" DROP COLUMN "conversation";--> statement-breakpoint
ALTER TABLE "mediation_file" ADD CONSTRAINT "mediation_file_message" FOREIGN KEY ("message_id") REFERENCES "public"."mediation_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation_message" ADD CONSTRAINT "mediation_message_order_id_mediation_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."mediation"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation_presence" ADD CONSTRAINT "mediation_presence_order_id_mediation_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."mediation"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation_presence" ADD CONSTRAINT "mediation_presence_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation_read" ADD CONSTRAINT "mediation_read_order_id_mediation_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."mediation"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mediation_read" ADD CONSTRAINT "mediation_read_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ready_answer" ADD CONSTRAINT "ready_answer_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ready_answer" ADD CONSTRAINT "ready_answer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_attribute" ADD CONSTRAINT "sku_attribute_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_attribute" ADD CONSTRAINT "sku_attribute_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mediation_file_order" ON "mediation_file" USING btree ("order_id","message_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "mediation_message_place" ON "mediation_message" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "mediation_presence_until" ON "mediation_presence" USING btree ("until");--> statement-breakpoint
CREATE INDEX "ready_answer_seller" ON "ready_answer" USING btree ("seller_id","title");--> statement-breakpoint
CREATE UNIQUE INDEX "sku_attribute_name" ON "sku_attribute" USING btree ("sku_id","name_key");--> statement-breakpoint
CREATE INDEX "sku_attribute_seller" ON "sku_attribute" USING btree ("seller_id","name_key","name","value");--> statement-breakpoint
CREATE INDEX "sku_attribute_key" ON "sku_attribute" USING btree ("name_key","name","value");--> statement-breakpoint
ALTER TABLE "mediation" ADD CONSTRAINT "mediation_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mediation_all" ON "mediation" USING btree ("place","order_id");--> statement-breakpoint
CREATE INDEX "mediation_account" ON "mediation" USING btree ("account_id","place","order_id");--> statement-breakpoint
CREATE INDEX "mediation_waits" ON "mediation" USING btree ("waits_for","place","order_id") WHERE waits_for is not null;--> statement-breakpoint
CREATE INDEX "mediation_search" ON "mediation" USING gin ("search");--> statement-breakpoint
CREATE INDEX "mediation_seller" ON "mediation" USING btree ("seller_id","place","order_id");