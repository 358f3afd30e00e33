CREATE TABLE "integration_job" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"seller_id" text NOT NULL,
	"account_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"search" "tsvector" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integration_service" (
	"name" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "marketplace_account" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "integration_job" ADD CONSTRAINT "integration_job_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_job" ADD CONSTRAINT "integration_job_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_job_all" ON "integration_job" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "integration_job_seller" ON "integration_job" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "integration_job_account" ON "integration_job" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "integration_job_status" ON "integration_job" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "integration_job_due" ON "integration_job" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "integration_job_search" ON "integration_job" USING gin ("search");