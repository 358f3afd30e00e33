ALTER TABLE "listing" ALTER COLUMN "price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sku" ALTER COLUMN "price" SET DATA TYPE bigint;