CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"owner_id" text NOT NULL,
	"role" text NOT NULL,
	"company_id" text,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"seller_id" text,
	"market_place_id" text,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"after_at" timestamp (3) with time zone,
	"after_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stepped_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_part" (
	"report_id" text NOT NULL,
	"part" integer NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "report_part_report_id_part_pk" PRIMARY KEY("report_id","part")
);
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_part" ADD CONSTRAINT "report_part_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_owner" ON "report" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_created" ON "report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_under_way" ON "report" USING btree ("stepped_at") WHERE status in ('queued', 'running');