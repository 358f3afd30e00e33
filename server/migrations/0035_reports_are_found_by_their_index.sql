DROP INDEX "report_owner";--> statement-breakpoint
CREATE INDEX "report_owner" ON "report" USING btree ("owner_id","created_at","id","role","company_id");