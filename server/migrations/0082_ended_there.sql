-- What ended at the marketplace is told no stock any more (decision 0144).
ALTER TABLE "listing" ADD COLUMN "is_closed_there" boolean DEFAULT false NOT NULL;