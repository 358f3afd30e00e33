-- What a kit costs is more than 32 bits hold, as prices are.
ALTER TABLE "price_run_item" ALTER COLUMN "cost" SET DATA TYPE bigint;