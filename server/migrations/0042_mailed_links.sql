ALTER TABLE "mail_message" ADD COLUMN "link_account_id" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "link_kind" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_link_account_id_account_id_fk" FOREIGN KEY ("link_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Mails that wait had their token in the text: whose it is is found by its hash, and its place is kept for the one that is made when they are sent.
UPDATE "mail_message" SET "link_account_id" = t."account_id", "link_kind" = t."kind", "body" = regexp_replace("body", '#token=[A-Za-z0-9_-]{43}', '#token={token}')
  FROM "account_token" t WHERE t."id" = encode(sha256(convert_to(substring("body" from '#token=([A-Za-z0-9_-]{43})'), 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "mail_message" SET "body" = '' WHERE "link_account_id" IS NULL AND "body" ~ '#token=[A-Za-z0-9_-]{43}';--> statement-breakpoint
-- What a password or a certificate was asked with stands in these rows beside a plain hash of it. Their answers stay.
UPDATE "ledger" SET "request_hash" = '' WHERE "body"::text ~ '"changed":true|"keptAt"|"body\.(password|file)"|A senha acaba';
