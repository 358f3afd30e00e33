-- What an import made of a row was one variation that nothing sets apart, which no editor saves (part 2, section 5): it is a listing without
-- variations. The pictures of the variation are the listing's: people added and deleted them there.
WITH "one_piece" AS (
	SELECT "detail"."listing_id", "detail"."variations"->0 AS "variation"
	FROM "listing_detail" "detail" JOIN "listing" ON "listing"."id" = "detail"."listing_id"
	WHERE jsonb_array_length("detail"."variations") = 1
		AND "detail"."variations"->0->'attributes' = '[]'::jsonb
		AND "detail"."variations"->0->>'sku' = "listing"."sku"
), "moved" AS (
	UPDATE "listing_detail" "detail" SET
		"variations" = '[]'::jsonb,
		"images" = ARRAY(SELECT jsonb_array_elements_text("variation"->'images'))
			|| ARRAY(SELECT "name" FROM unnest("detail"."images") WITH ORDINALITY AS "had"("name", "at")
				WHERE NOT ("variation"->'images') @> to_jsonb("name") AND NOT ("variation"->'imageDeleted') @> to_jsonb("name") ORDER BY "at"),
		"images_deleted" = "detail"."images_deleted"
			|| ARRAY(SELECT "name" FROM jsonb_array_elements_text("variation"->'imageDeleted') AS "gone"("name")
				WHERE NOT "name" = ANY ("detail"."images_deleted"))
	FROM "one_piece" WHERE "one_piece"."listing_id" = "detail"."listing_id"
	RETURNING "detail"."listing_id", "detail"."images"
)
UPDATE "listing" SET "cover" = "moved"."images"[1]
FROM "moved" WHERE "listing"."id" = "moved"."listing_id" AND "listing"."cover" IS DISTINCT FROM "moved"."images"[1];
