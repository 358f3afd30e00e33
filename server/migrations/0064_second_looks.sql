CREATE TABLE "reviewer_practice" (
	"reviewer_id" text PRIMARY KEY NOT NULL,
	"decided" integer NOT NULL
);
--> statement-breakpoint
-- Who decided before is not new. All that happened is read for it: before the listings are locked for the key below, and nobody decides.
INSERT INTO "reviewer_practice" ("reviewer_id", "decided")
SELECT "actor_id", least(count(*), 100)::int FROM "event" WHERE "subject" LIKE 'listing:%' AND "type" IN ('approved', 'refused') GROUP BY "actor_id";
--> statement-breakpoint
CREATE TABLE "second_look" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"decided_version" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"first_id" text NOT NULL,
	"first_name" text NOT NULL,
	"first_verdict" text NOT NULL,
	"first_warning" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"risks" text[] NOT NULL,
	"stood" jsonb NOT NULL,
	"holder_id" text,
	"held_until" timestamp (3) with time zone,
	"second_id" text,
	"second_name" text,
	"second_verdict" text,
	"second_warning" text,
	"judged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "second_look_setting" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"share" real DEFAULT 2 NOT NULL,
	"secret" text DEFAULT gen_random_uuid()::text NOT NULL,
	"user_name" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "second_look_setting_one" CHECK ("second_look_setting"."one")
);
--> statement-breakpoint
CREATE TABLE "second_look_shown" (
	"reviewer_id" text NOT NULL,
	"look_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"sku" text NOT NULL,
	CONSTRAINT "second_look_shown_reviewer_id_look_id_pk" PRIMARY KEY("reviewer_id","look_id")
);
--> statement-breakpoint
ALTER TABLE "second_look" ADD CONSTRAINT "second_look_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_look_shown" ADD CONSTRAINT "second_look_shown_look_id_second_look_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."second_look"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_look_open" ON "second_look" USING btree ("decided_at","id") WHERE state <> 'judged';--> statement-breakpoint
CREATE INDEX "second_look_decided" ON "second_look" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "second_look_listing" ON "second_look" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "second_look_shown_look" ON "second_look_shown" USING btree ("look_id");--> statement-breakpoint
INSERT INTO "second_look_setting" DEFAULT VALUES;
