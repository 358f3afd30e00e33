-- Into which of its marketplace accounts a company's listings and orders are imported, and were the last time it brought such a file (decision 124).
ALTER TABLE "import_mapping" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "import_mapping" ADD CONSTRAINT "import_mapping_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_account_id_marketplace_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."marketplace_account"("id") ON DELETE no action ON UPDATE no action;