CREATE TABLE "listing_check" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"red" smallint,
	"yellow" smallint,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failed" text[] DEFAULT '{}' NOT NULL,
	"problems" text[] DEFAULT '{}' NOT NULL,
	"title_marks" integer[] DEFAULT '{}' NOT NULL,
	"next_at" timestamp (3) with time zone,
	"lease" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "listing_check" ADD CONSTRAINT "listing_check_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_check_due" ON "listing_check" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "listing_check_problems" ON "listing_check" USING gin ("problems");--> statement-breakpoint
CREATE INDEX "listing_check_titles" ON "listing_check" USING gin ("title_marks");--> statement-breakpoint
-- What waits for review is looked at anew: as it came, and whenever something changes that a check looks at. What was found is
-- forgotten at once, and whoever is at it now finds that the row is no longer theirs.
CREATE FUNCTION check_anew(ids text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO listing_check (listing_id, next_at)
	SELECT id, greatest(queued_at, status_at) FROM listing WHERE id = any(ids) AND status = 'pending' ORDER BY id
	ON CONFLICT (listing_id) DO UPDATE SET next_at = excluded.next_at, checked_at = NULL, red = NULL, yellow = NULL, findings = '[]', failed = '{}',
		problems = '{}', lease = NULL, tries = 0, failure = NULL, error = NULL
$$;
--> statement-breakpoint
CREATE FUNCTION check_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM check_anew(array(SELECT id FROM arrived WHERE status = 'pending'));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM check_anew(array[new.id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_listing_detail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM check_anew(array[new.listing_id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER check_new_listings AFTER INSERT ON listing REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION check_new_listings();--> statement-breakpoint
CREATE TRIGGER check_listing AFTER UPDATE OF status, title, gtin, price, height, width, depth, weight, category_id, cover, kit ON listing FOR EACH ROW
	WHEN (new.status = 'pending' AND (old.status, old.title, old.gtin, old.price, old.height, old.width, old.depth, old.weight, old.category_id, old.cover, old.kit)
		IS DISTINCT FROM (new.status, new.title, new.gtin, new.price, new.height, new.width, new.depth, new.weight, new.category_id, new.cover, new.kit))
	EXECUTE FUNCTION check_listing();--> statement-breakpoint
CREATE TRIGGER check_listing_detail AFTER UPDATE OF description, attributes, variations, images ON listing_detail FOR EACH ROW
	WHEN ((old.description, old.attributes, old.variations, old.images) IS DISTINCT FROM (new.description, new.attributes, new.variations, new.images))
	EXECUTE FUNCTION check_listing_detail();--> statement-breakpoint
INSERT INTO listing_check (listing_id, next_at) SELECT id, greatest(queued_at, status_at) FROM listing WHERE status = 'pending';
