CREATE TABLE "import_line" (
	"run_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"key" text,
	"outcome" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen" integer,
	CONSTRAINT "import_line_run_id_line_pk" PRIMARY KEY("run_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_mapping" (
	"seller_id" text NOT NULL,
	"kind" text NOT NULL,
	"head" text NOT NULL,
	"columns" jsonb NOT NULL,
	"decimal" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_mapping_seller_id_kind_head_pk" PRIMARY KEY("seller_id","kind","head")
);
--> statement-breakpoint
CREATE TABLE "import_piece" (
	"run_id" text NOT NULL,
	"piece" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_piece_run_id_piece_pk" PRIMARY KEY("run_id","piece")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"seller_id" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"read_as" text,
	"heads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decimal" text,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"lease" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "import_line" ADD CONSTRAINT "import_line_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mapping" ADD CONSTRAINT "import_mapping_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_piece" ADD CONSTRAINT "import_piece_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_line_outcome" ON "import_line" USING btree ("run_id","outcome","line");--> statement-breakpoint
CREATE INDEX "import_line_key" ON "import_line" USING btree ("run_id","key");--> statement-breakpoint
CREATE INDEX "import_run_seller" ON "import_run" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "import_run_created" ON "import_run" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "import_run_due" ON "import_run" USING btree ("next_at") WHERE next_at is not null;