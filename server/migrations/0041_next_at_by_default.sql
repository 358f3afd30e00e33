ALTER TABLE "account_request" ALTER COLUMN "next_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "written_blob" ALTER COLUMN "next_at" SET DEFAULT now() + interval '24 hours';--> statement-breakpoint
-- What such a build wrote since 0038. Nothing that is over stands here with no reason.
UPDATE "account_request" SET "next_at" = "at" WHERE "next_at" IS NULL AND "failure" IS NULL;--> statement-breakpoint
UPDATE "written_blob" SET "next_at" = "at" + interval '24 hours' WHERE "next_at" IS NULL AND "failure" IS NULL;
