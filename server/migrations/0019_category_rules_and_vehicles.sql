ALTER TABLE "category" ADD COLUMN "required_here" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "category_order" ON "category" USING btree ("level","name","id");--> statement-breakpoint
CREATE INDEX "listing_detail_fits" ON "listing_detail" USING gin ("compatibilities" jsonb_path_ops);