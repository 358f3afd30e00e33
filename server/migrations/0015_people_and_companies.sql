ALTER TABLE "account" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "account" SET "seen_at" = "last"."at" FROM (SELECT "account_id", max("seen_at") AS "at" FROM "session" GROUP BY "account_id") AS "last" WHERE "last"."account_id" = "account"."id";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ref" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "address" jsonb;--> statement-breakpoint
CREATE TABLE "certificate" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sealed" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;
