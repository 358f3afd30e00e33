ALTER TABLE "sale_order" ADD COLUMN "cancel_job_id" text;--> statement-breakpoint
ALTER TABLE "mediation_message" ADD COLUMN "job_id" text;--> statement-breakpoint
UPDATE sale_order o SET cancel_job_id = j.id
FROM (SELECT DISTINCT ON (subject) subject, id FROM integration_job WHERE kind = 'cancelOrder' ORDER BY subject, created_at DESC, id DESC) j
WHERE j.subject = 'order:' || o.id AND o.status = 'cancelled' AND o.status_to_reverse = 'cancelled';
