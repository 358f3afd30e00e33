DROP INDEX "listing_reasons";--> statement-breakpoint
DROP INDEX "listing_tally_kind";--> statement-breakpoint
CREATE INDEX "listing_remarkable" ON "listing" USING btree ("status","due_at","id") WHERE reasons <> '{new}';--> statement-breakpoint
CREATE INDEX "listing_tally_kind" ON "listing_tally" USING btree ("status","seller_id","account_id","category_id","count");