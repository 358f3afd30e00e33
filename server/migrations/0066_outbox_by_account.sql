DROP INDEX "integration_job_held";--> statement-breakpoint
CREATE INDEX "integration_job_account_due" ON "integration_job" USING btree ("account_id","next_at","id") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "integration_job_taken" ON "integration_job" USING btree ("account_id") WHERE taken_by is not null;--> statement-breakpoint
CREATE INDEX "integration_job_uncertain" ON "integration_job" USING btree ("subject") WHERE is_uncertain;--> statement-breakpoint
CREATE INDEX "integration_job_held" ON "integration_job" USING btree ("account_id","held_reason") WHERE status = 'held';--> statement-breakpoint
-- What failed because the account was not let in did not fail: it waits for the account, and goes by itself once that is authorised again.
UPDATE "integration_job" SET "status" = 'held', "held_reason" = 'reauthorize', "attempts" = 0, "error_code" = NULL, "error" = NULL, "ended_at" = NULL, "version" = "version" + 1
WHERE "status" = 'failed' AND "error_code" = 'invalid_grant';--> statement-breakpoint
ALTER TABLE "sale_order" ADD COLUMN "duplicate_of" text;--> statement-breakpoint
-- A sale that was taken twice stays in both rows, with all that hangs on each; the later ones say which they repeat.
UPDATE "sale_order" o SET "duplicate_of" = first."id"
FROM (
	SELECT "id", "account_id", "external_id", row_number() OVER (PARTITION BY "account_id", "external_id" ORDER BY "created_at", "id") AS place FROM "sale_order"
) first
WHERE first.place = 1 AND first."account_id" = o."account_id" AND first."external_id" = o."external_id" AND first."id" <> o."id";--> statement-breakpoint
CREATE UNIQUE INDEX "sale_order_once" ON "sale_order" USING btree ("account_id","external_id") WHERE duplicate_of is null;
