ALTER TABLE "mail_message" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "price_run" DROP COLUMN "worked_at";--> statement-breakpoint
ALTER TABLE "report" DROP COLUMN "stepped_at";--> statement-breakpoint
ALTER TABLE "report" DROP COLUMN "failures";