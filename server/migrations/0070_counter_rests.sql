ALTER TABLE "integration_job" ADD COLUMN "takes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "tags" text[];--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "standing" jsonb;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "heard_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reputation_day" ADD COLUMN "said" text;--> statement-breakpoint
-- What a person discarded did not fail.
UPDATE "integration_job" SET "status" = 'discarded', "version" = "version" + 1 WHERE "status" = 'failed' AND "error_code" = 'discarded';
