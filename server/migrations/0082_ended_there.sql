-- What ended at the marketplace is told no stock any more (decision 0144).
ALTER TABLE "listing" ADD COLUMN "is_closed_there" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was refused for that before is known to have ended.
UPDATE "listing" SET "is_closed_there" = true WHERE EXISTS (
  SELECT 1 FROM "integration_job" "job" WHERE "job"."subject" = 'listing:' || "listing"."id" AND "job"."status" IN ('failed', 'discarded') AND "job"."error_code" = 'closed_there'
);
