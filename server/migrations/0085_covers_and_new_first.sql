-- A listing without pictures of its own is known by the cover of a variation: the first picture of the first that has one (decision 0151). What
-- waits for review is looked at anew by its trigger: its missing picture was told.
UPDATE "listing" SET "cover" = "first"."name" FROM "listing_detail" "detail" CROSS JOIN LATERAL (
	SELECT "image"."name" FROM jsonb_array_elements("detail"."variations") WITH ORDINALITY "variation" ("value", "place")
	CROSS JOIN LATERAL jsonb_array_elements_text("variation"."value" -> 'images') WITH ORDINALITY "image" ("name", "place")
	ORDER BY "variation"."place", "image"."place" LIMIT 1
) "first" WHERE "listing"."cover" IS NULL AND "detail"."listing_id" = "listing"."id" AND cardinality("detail"."images") = 0;--> statement-breakpoint
-- What was never looked at is found among any number that are looked at anew (decision 0152).
CREATE INDEX "listing_check_new" ON "listing_check" USING btree ("next_at") WHERE next_at is not null and checked_at is null;
