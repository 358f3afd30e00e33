ALTER TABLE "product" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "no_barcode" text;--> statement-breakpoint
CREATE INDEX "product_archived" ON "product" USING btree ("is_archived","sort_title","id");