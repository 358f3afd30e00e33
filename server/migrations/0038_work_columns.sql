DROP INDEX "mail_message_next";--> statement-breakpoint
DROP INDEX "price_run_open";--> statement-breakpoint
DROP INDEX "report_under_way";--> statement-breakpoint
DROP INDEX "written_blob_at";--> statement-breakpoint
ALTER TABLE "mail_message" ALTER COLUMN "next_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_request" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_request" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "account_request" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_request" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "account_request" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "price_run" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "price_run" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "price_run" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_run" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "price_run" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "written_blob" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "written_blob" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "written_blob" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "written_blob" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "written_blob" ADD COLUMN "error" text;--> statement-breakpoint
-- What is still to be done keeps its place in line.
UPDATE "account_request" SET "next_at" = "at";--> statement-breakpoint
UPDATE "mail_message" SET "tries" = least("attempts", 4);--> statement-breakpoint
UPDATE "price_run" SET "next_at" = coalesce("worked_at", "started_at") WHERE "finished_at" IS NULL;--> statement-breakpoint
UPDATE "report" SET "next_at" = coalesce("stepped_at", "created_at") WHERE "status" IN ('queued', 'running');--> statement-breakpoint
-- Reports that failed before they had to say why.
UPDATE "report" SET "failure" = 'error' WHERE "status" = 'failed';--> statement-breakpoint
UPDATE "written_blob" SET "next_at" = "at" + interval '24 hours';--> statement-breakpoint
CREATE INDEX "account_request_due" ON "account_request" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "mail_message_due" ON "mail_message" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "price_run_due" ON "price_run" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "report_due" ON "report" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "written_blob_due" ON "written_blob" USING btree ("next_at") WHERE next_at is not null;