UPDATE "sku" SET "stock" = 0 WHERE "stock" < 0;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_stock_not_negative" CHECK ("sku"."stock" >= 0);