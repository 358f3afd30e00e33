-- A listing whose code is that of a kit composed here is that kit's: its list stands in that order too (decision 130).
-- A process of before may still write: what is looked at stays as it is until the triggers are there.
LOCK TABLE listing, kit IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DROP INDEX "listing_links";--> statement-breakpoint
DROP INDEX "listing_seller_links";--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "of_kit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE listing l SET of_kit = true FROM kit k WHERE l.kit AND l.seller_id = k.seller_id AND l.sku = k.code;--> statement-breakpoint
CREATE INDEX "listing_links" ON "listing" USING btree (("sku_id" is not null or "of_kit"),"id","sku_id","of_kit");--> statement-breakpoint
CREATE INDEX "listing_seller_links" ON "listing" USING btree ("seller_id",("sku_id" is not null or "of_kit"),"id","sku_id","of_kit");--> statement-breakpoint
-- The code is held by now, as of migration 0052: by listings together, by a kit alone. So neither misses the other.
CREATE FUNCTION mark_links(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE listing l SET of_kit = f.of_kit
	FROM (
		SELECT id, kit AND EXISTS (SELECT FROM kit k WHERE k.seller_id = listing.seller_id AND k.code = listing.sku) AS of_kit
		FROM listing WHERE id = ANY (ids)
	) f
	WHERE f.id = l.id AND l.of_kit <> f.of_kit;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM moved WHERE kit) THEN
		PERFORM mark_kits_sold_as(array_agg(seller_id), array_agg(sku)) FROM moved WHERE kit;
		PERFORM mark_links(array(SELECT id FROM moved WHERE kit));
	END IF;
	PERFORM mark_product_listings(array(SELECT DISTINCT s.product_id FROM moved m JOIN sku s ON s.id = m.sku_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_of_kit_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_kits_sold_as(array[old.seller_id, new.seller_id], array[old.sku, new.sku]);
	PERFORM mark_links(array[new.id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Whoever writes a kit holds the listings of both codes before (write-kit.ts).
CREATE OR REPLACE FUNCTION mark_of_kit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	codes text[] := CASE WHEN TG_OP = 'UPDATE' THEN array[old.code, new.code] ELSE array[new.code] END;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('kit'), n) FROM (SELECT DISTINCT hashtext(code) & 255 AS n FROM unnest(codes) code ORDER BY n) held;
	PERFORM mark_kit_listings(array[new.id]);
	PERFORM mark_links(array(SELECT id FROM listing WHERE kit AND seller_id = new.seller_id AND sku = ANY (codes) ORDER BY id));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What was sold out before a stock was told (0073) came back only with the next one that somebody wrote: it is told now, where there is some.
INSERT INTO integration_job (id, kind, subject, name, seller_id, account_id, created_at, next_at, search)
SELECT gen_random_uuid()::text, 'setStock', 'listing:' || l.id, l.title, l.seller_id, l.account_id, now(), now(), l.search || array_to_tsvector(array[lower(l.id)])
FROM listing l
WHERE l.status = 'paused' AND l.sub_status = 'out_of_stock'
	AND coalesce(
		CASE WHEN l.of_kit THEN (
			SELECT min(floor(s.stock::numeric / part.quantity)) FROM kit k JOIN kit_part part ON part.kit_id = k.id JOIN sku s ON s.id = part.sku_id
			WHERE k.seller_id = l.seller_id AND k.code = l.sku
		) END,
		(SELECT s.stock FROM sku s WHERE s.id = l.sku_id)
	) > 0
	AND NOT EXISTS (SELECT FROM integration_job j WHERE j.subject = 'listing:' || l.id AND j.kind = 'setStock' AND j.next_at IS NOT NULL);
