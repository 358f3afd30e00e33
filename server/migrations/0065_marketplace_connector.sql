CREATE TABLE "oauth_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"platform" text NOT NULL,
	"verifier_sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_bucket" (
	"name" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"refilled_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"refusals" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "based_on" integer;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "taken_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "is_uncertain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "deferred_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "integration_job" ADD COLUMN "causes" jsonb;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "platform" text DEFAULT 'mercadolivre' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "external_user_id" text;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "connection" text DEFAULT 'unconnected' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "grant_sealed" text;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "grant_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "access_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "refreshing_by" uuid;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "refreshing_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "shut_out_reason" text;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "authorized_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "authorized_by" text;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "oauth_attempt" ADD CONSTRAINT "oauth_attempt_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_attempt_over" ON "oauth_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "integration_job_held" ON "integration_job" USING btree ("account_id") WHERE status = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "listing_external" ON "listing" USING btree ("account_id","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_account_external" ON "marketplace_account" USING btree ("platform","external_user_id");