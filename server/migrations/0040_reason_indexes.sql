DROP INDEX "listing_remarkable";--> statement-breakpoint
DROP INDEX "listing_kit";--> statement-breakpoint
CREATE INDEX "listing_resubmitted" ON "listing" USING btree ("status","due_at","id") WHERE reasons @> '{resubmitted}';--> statement-breakpoint
CREATE INDEX "listing_edited" ON "listing" USING btree ("status","due_at","id") WHERE reasons @> '{edited}';--> statement-breakpoint
CREATE INDEX "listing_returned" ON "listing" USING btree ("status","due_at","id") WHERE reasons @> '{returned}';--> statement-breakpoint
CREATE INDEX "listing_observed" ON "listing" USING btree ("status","due_at","id") WHERE reasons @> '{observed}';--> statement-breakpoint
CREATE INDEX "listing_kit" ON "listing" USING btree ("status","due_at","id","reasons") WHERE kit;