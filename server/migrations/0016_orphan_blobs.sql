CREATE TABLE "written_blob" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "written_blob_at" ON "written_blob" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mediation_file_blob" ON "mediation_file" USING btree ("blob");