-- Which attributes are missing the check asks the category (decision 0147), and not the mark of a listing. What waits is looked at anew; what
-- was found stands until then, and what was due before keeps its place.
UPDATE "listing_check" SET "next_at" = least("next_at", now()), "lease" = NULL, "tries" = 0, "failure" = NULL, "error" = NULL
	WHERE "listing_id" IN (SELECT "id" FROM "listing" WHERE "status" = 'pending');
