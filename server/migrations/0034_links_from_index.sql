DROP INDEX "listing_links";--> statement-breakpoint
DROP INDEX "listing_seller_links";--> statement-breakpoint
CREATE INDEX "listing_links" ON "listing" USING btree (("sku_id" is not null),"id","sku_id");--> statement-breakpoint
CREATE INDEX "listing_seller_links" ON "listing" USING btree ("seller_id",("sku_id" is not null),"id","sku_id");