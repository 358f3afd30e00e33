ALTER TABLE "auto_message_sent" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Those there are were counted when they were sent.
UPDATE "auto_message_sent" SET "is_counted" = true;--> statement-breakpoint
CREATE INDEX "auto_message_sent_uncounted" ON "auto_message_sent" USING btree ("rule_id","at") WHERE not is_counted;