ALTER TABLE "image_analysis" ADD COLUMN "print" text;--> statement-breakpoint
ALTER TABLE "listing_check" ADD COLUMN "image_marks" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_check" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_check_pictures" ON "listing_check" USING gin ("image_marks");--> statement-breakpoint
-- What was looked at before pictures were is looked at again.
SELECT check_anew(array(SELECT id FROM listing WHERE status = 'pending'));
