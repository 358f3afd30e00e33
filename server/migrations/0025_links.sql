ALTER TABLE "listing" ALTER COLUMN "sku_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_links" ON "listing" USING btree (("sku_id" is not null),"id");--> statement-breakpoint
CREATE INDEX "listing_seller_links" ON "listing" USING btree ("seller_id",("sku_id" is not null),"id");