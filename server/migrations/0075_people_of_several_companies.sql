ALTER TABLE "account" DROP CONSTRAINT "account_mail_unique";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "is_first" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "hub_blocked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "account_first" ON "account" USING btree ("mail") WHERE "account"."is_first";--> statement-breakpoint
CREATE UNIQUE INDEX "account_company" ON "account" USING btree ("mail","seller_id");