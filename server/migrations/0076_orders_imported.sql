DROP INDEX "import_line_outcome";--> statement-breakpoint
ALTER TABLE "import_line" DROP CONSTRAINT "import_line_run_id_line_pk";--> statement-breakpoint
ALTER TABLE "import_line" ADD COLUMN "file" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_line" ADD CONSTRAINT "import_line_run_id_file_line_pk" PRIMARY KEY("run_id","file","line");--> statement-breakpoint
ALTER TABLE "import_mapping" ADD COLUMN "dates" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "dates" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "is_update" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "part" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "import_run" SET "files" = jsonb_build_array(jsonb_build_object(
	'name', "name",
	'bytes', "bytes",
	'table', CASE WHEN "heads" = '[]' THEN NULL ELSE "kind" END,
	'readAs', "read_as",
	'heads', "heads",
	'columns', "columns",
	'lines', (SELECT count(*) FROM "import_line" WHERE "run_id" = "id"),
	'counts', "counts" - 'prices' - 'stocks'
));--> statement-breakpoint
ALTER TABLE "import_run" ALTER COLUMN "files" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "import_line_outcome" ON "import_line" USING btree ("run_id","file","outcome","line");--> statement-breakpoint
ALTER TABLE "import_run" DROP COLUMN "read_as";--> statement-breakpoint
ALTER TABLE "import_run" DROP COLUMN "heads";--> statement-breakpoint
ALTER TABLE "import_run" DROP COLUMN "columns";
