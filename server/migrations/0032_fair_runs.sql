DROP INDEX "price_run_open";--> statement-breakpoint
ALTER TABLE "price_run" ADD COLUMN "worked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "price_run" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_run" ADD COLUMN "outcomes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "price_run_item_waiting" ON "price_run_item" USING btree ("run_id","listing_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "price_run_open" ON "price_run" USING btree ("worked_at") WHERE finished_at is null;--> statement-breakpoint
UPDATE "price_run" r SET "total" = c.total, "outcomes" = coalesce(c.outcomes, '{}'::jsonb) FROM (
  SELECT run_id, sum(n)::integer AS total, jsonb_object_agg(outcome, n) FILTER (WHERE outcome IS NOT NULL) AS outcomes
  FROM (SELECT run_id, outcome, count(*) AS n FROM "price_run_item" GROUP BY run_id, outcome) counted GROUP BY run_id
) c WHERE r.id = c.run_id;
