CREATE TABLE "vehicle" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"trim" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "path" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "specs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "ship_modes" text[] DEFAULT '{me1,me2}' NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_excluded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicle_choice" ON "vehicle" USING btree ("brand","model","year","trim","id");--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id","name");--> statement-breakpoint
CREATE INDEX "category_search" ON "category" USING gin ("search");--> statement-breakpoint
-- Categories from before there was a tree: each a root of its own, with what it asked of its listings.
UPDATE "category" SET "path" = ARRAY["id"],
	"search" = array_to_tsvector(array_remove(regexp_split_to_array(lower(translate("name", 'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ', 'aaaaeeiooouucaaaaeeiooouuc')), '[^a-z0-9]+'), '')),
	"specs" = CASE jsonb_array_length("attributes") WHEN 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('id', 'MAIN', 'label', 'Características principais', 'attributes',
		(SELECT jsonb_agg(jsonb_build_object('id', a->>'id', 'name', a->>'name', 'value_type', a->>'value_type', 'tags', CASE WHEN (a->>'required')::boolean THEN '["required"]'::jsonb ELSE '[]'::jsonb END))
		FROM jsonb_array_elements("attributes") a))) END;
--> statement-breakpoint
ALTER TABLE "category" DROP COLUMN "attributes";
