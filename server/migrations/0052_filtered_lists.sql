-- Filters of long lists, each with an index that both counts and finds its page; what an index can not hold, since another table says
-- it, is a flag kept by triggers. Decision 78 says which and why.
-- What most have is there at once; the few others are told below. A process of before may still write: what is looked at stays as it is until
-- the triggers are there.
LOCK TABLE listing, sku, kit_part IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DROP INDEX "order_money_differs";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_leaf" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kit" ADD COLUMN "is_short" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kit" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "has_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "lacks_barcode" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "has_stock" SET DEFAULT false, ALTER COLUMN "is_listed" SET DEFAULT false;--> statement-breakpoint
UPDATE product p SET has_stock = f.has_stock, lacks_barcode = f.lacks_barcode, is_listed = f.is_listed
FROM (
	SELECT p.id, coalesce(bool_or(s.stock > 0), false) AS has_stock, coalesce(bool_or(s.gtin IS NULL AND s.id IS NOT NULL), false) AS lacks_barcode,
		coalesce(bool_or(EXISTS (SELECT FROM listing l WHERE l.sku_id = s.id)), false) AS is_listed
	FROM product p LEFT JOIN sku s ON s.product_id = p.id GROUP BY p.id
) f
WHERE f.id = p.id AND (NOT f.has_stock OR f.lacks_barcode OR NOT f.is_listed);--> statement-breakpoint
UPDATE kit SET is_short = true
WHERE id IN (SELECT part.kit_id FROM kit_part part JOIN sku s ON s.id = part.sku_id WHERE s.stock < part.quantity);--> statement-breakpoint
UPDATE kit k SET is_listed = true
WHERE EXISTS (SELECT FROM listing l WHERE l.kit AND l.seller_id = k.seller_id AND l.sku = k.code);--> statement-breakpoint
UPDATE category SET is_leaf = false WHERE id IN (SELECT parent_id FROM category);--> statement-breakpoint
UPDATE category SET is_closed = true
WHERE is_excluded OR path && (SELECT coalesce(array_agg(c.id), '{}') FROM category c WHERE c.is_excluded);--> statement-breakpoint
CREATE INDEX "auto_message_event" ON "auto_message" USING btree ("event","name","id");--> statement-breakpoint
CREATE INDEX "auto_message_account" ON "auto_message" USING btree ("account_id","name","id");--> statement-breakpoint
CREATE INDEX "category_leaf" ON "category" USING btree ("is_leaf","level","name","id");--> statement-breakpoint
CREATE INDEX "category_closed" ON "category" USING btree ("is_closed","level","name","id");--> statement-breakpoint
CREATE INDEX "kit_short" ON "kit" USING btree ("is_short","sort_title","id");--> statement-breakpoint
CREATE INDEX "kit_listed" ON "kit" USING btree ("is_listed","sort_title","id");--> statement-breakpoint
CREATE INDEX "listing_new" ON "listing" USING btree ("due_at","id") WHERE status = 'pending' and reasons @> '{new}';--> statement-breakpoint
CREATE INDEX "order_money_account" ON "order_money" USING btree ("account_id","sold_at","order_id");--> statement-breakpoint
CREATE INDEX "order_money_released" ON "order_money" USING btree ("sold_at","order_id") WHERE told_at is not null and released_at is not null;--> statement-breakpoint
CREATE INDEX "order_money_unchecked" ON "order_money" USING btree ("difference","sold_at","order_id") WHERE difference is not null and checked_at is null;--> statement-breakpoint
CREATE INDEX "order_money_checked" ON "order_money" USING btree ("sold_at","order_id") WHERE checked_at is not null;--> statement-breakpoint
CREATE INDEX "price_rule_account" ON "price_rule" USING btree ("account_id","name","id");--> statement-breakpoint
CREATE INDEX "price_rule_archived" ON "price_rule" USING btree ("name","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "price_run_open" ON "price_run" USING btree ("rule_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "product_stock" ON "product" USING btree ("has_stock","sort_title","id");--> statement-breakpoint
CREATE INDEX "product_listed" ON "product" USING btree ("is_listed","sort_title","id");--> statement-breakpoint
CREATE INDEX "product_no_barcode" ON "product" USING btree ("sort_title","id") WHERE lacks_barcode;--> statement-breakpoint
CREATE INDEX "report_status" ON "report" USING btree ("owner_id","status","created_at","id","role","company_id");--> statement-breakpoint
CREATE INDEX "report_kind" ON "report" USING btree ("owner_id","kind","created_at","id","role","company_id");--> statement-breakpoint
CREATE INDEX "order_money_differs" ON "order_money" USING btree ("seller_id","difference","sold_at","order_id") WHERE difference is not null and checked_at is null;--> statement-breakpoint
-- Each of these first holds the rows it marks, in the order of their ids, and looks at what they depend on only then: of two transactions
-- the later one sees what the earlier one wrote. Who holds several things holds listings, then SKUs, then kits, then products.
CREATE FUNCTION mark_product_skus(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM product WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE product p SET has_stock = f.has_stock, lacks_barcode = f.lacks_barcode
	FROM (
		SELECT id, EXISTS (SELECT FROM sku s WHERE s.product_id = product.id AND s.stock > 0) AS has_stock,
			EXISTS (SELECT FROM sku s WHERE s.product_id = product.id AND s.gtin IS NULL) AS lacks_barcode
		FROM product WHERE id = ANY (ids)
	) f
	WHERE f.id = p.id AND (p.has_stock, p.lacks_barcode) IS DISTINCT FROM (f.has_stock, f.lacks_barcode);
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_product_listings(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM product WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE product p SET is_listed = f.is_listed
	FROM (
		SELECT id, EXISTS (SELECT FROM sku s JOIN listing l ON l.sku_id = s.id WHERE s.product_id = product.id) AS is_listed
		FROM product WHERE id = ANY (ids)
	) f
	WHERE f.id = p.id AND p.is_listed <> f.is_listed;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_kits(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM kit WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE kit k SET is_short = f.is_short
	FROM (
		SELECT id, EXISTS (SELECT FROM kit_part part JOIN sku s ON s.id = part.sku_id WHERE part.kit_id = kit.id AND s.stock < part.quantity) AS is_short
		FROM kit WHERE id = ANY (ids)
	) f
	WHERE f.id = k.id AND k.is_short <> f.is_short;
END $$;
--> statement-breakpoint
-- A listing is its kit's by the code alone: neither may miss the other when both come at once. Listings hold the code together, a kit by
-- itself (write-kit.ts); one of 256 numbers stands for it, for one statement may name very many.
CREATE FUNCTION mark_kit_listings(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM kit WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE kit k SET is_listed = f.is_listed
	FROM (
		SELECT id, EXISTS (SELECT FROM listing l WHERE l.kit AND l.seller_id = kit.seller_id AND l.sku = kit.code) AS is_listed
		FROM kit WHERE id = ANY (ids)
	) f
	WHERE f.id = k.id AND k.is_listed <> f.is_listed;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_kits_sold_as(sellers text[], codes text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(hashtext('kit'), n) FROM (SELECT DISTINCT hashtext(code) & 255 AS n FROM unnest(codes) code ORDER BY n) held;
	PERFORM mark_kit_listings(array(SELECT k.id FROM unnest(sellers, codes) AS sold (seller_id, code) JOIN kit k USING (seller_id, code)));
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_categories(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM category WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE category c SET is_leaf = f.is_leaf, is_closed = f.is_closed
	FROM (
		SELECT id, NOT EXISTS (SELECT FROM category below WHERE below.parent_id = category.id) AS is_leaf,
			is_excluded OR EXISTS (SELECT FROM category above WHERE above.id = ANY (category.path) AND above.is_excluded) AS is_closed
		FROM category WHERE id = ANY (ids)
	) f
	WHERE f.id = c.id AND (c.is_leaf, c.is_closed) IS DISTINCT FROM (f.is_leaf, f.is_closed);
END $$;
--> statement-breakpoint
-- A SKU stays with its product.
CREATE FUNCTION mark_of_skus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_product_skus(array(SELECT DISTINCT product_id FROM moved));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_of_sku() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_kits(array(SELECT kit_id FROM kit_part WHERE sku_id = new.id AND (old.stock < quantity) <> (new.stock < quantity)));
	IF (old.stock > 0) <> (new.stock > 0) OR (old.gtin IS NULL) <> (new.gtin IS NULL) THEN
		PERFORM mark_product_skus(array[new.product_id]);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM moved WHERE kit) THEN
		PERFORM mark_kits_sold_as(array_agg(seller_id), array_agg(sku)) FROM moved WHERE kit;
	END IF;
	PERFORM mark_product_listings(array(SELECT DISTINCT s.product_id FROM moved m JOIN sku s ON s.id = m.sku_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_of_kit_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_kits_sold_as(array[old.seller_id, new.seller_id], array[old.sku, new.sku]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_of_kit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('kit'), hashtext(new.code) & 255);
	PERFORM mark_kit_listings(array[new.id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_of_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_product_listings(array(SELECT DISTINCT product_id FROM sku WHERE id IN (old.sku_id, new.sku_id)));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The stock a part is held against stays as it is until the kit is written: whoever writes a kit that others may see holds the SKUs first.
CREATE FUNCTION mark_of_new_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM sku WHERE id IN (SELECT sku_id FROM moved) ORDER BY id FOR SHARE;
	PERFORM mark_kits(array(SELECT DISTINCT kit_id FROM moved));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_of_lost_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_kits(array(SELECT DISTINCT kit_id FROM moved));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A category stays where it stands.
CREATE FUNCTION mark_of_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('category rules'));
	PERFORM mark_categories(array(SELECT id FROM moved UNION SELECT parent_id FROM moved WHERE parent_id IS NOT NULL
		UNION SELECT id FROM category WHERE path && (SELECT array_agg(id) FROM moved WHERE is_excluded)));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_categories(array(SELECT id FROM category WHERE id = new.id OR path && array[new.id]));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_of_new_skus AFTER INSERT ON sku REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION mark_of_skus();--> statement-breakpoint
CREATE TRIGGER mark_of_lost_skus AFTER DELETE ON sku REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION mark_of_skus();--> statement-breakpoint
CREATE TRIGGER mark_of_sku AFTER UPDATE OF stock, gtin ON sku FOR EACH ROW
	WHEN (old.stock <> new.stock OR (old.gtin IS NULL) <> (new.gtin IS NULL)) EXECUTE FUNCTION mark_of_sku();--> statement-breakpoint
CREATE TRIGGER mark_of_new_listings AFTER INSERT ON listing REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION mark_of_listings();--> statement-breakpoint
CREATE TRIGGER mark_of_lost_listings AFTER DELETE ON listing REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION mark_of_listings();--> statement-breakpoint
CREATE TRIGGER mark_of_listing AFTER UPDATE OF sku_id ON listing FOR EACH ROW
	WHEN (old.sku_id IS DISTINCT FROM new.sku_id) EXECUTE FUNCTION mark_of_listing();--> statement-breakpoint
CREATE TRIGGER mark_of_kit_listing AFTER UPDATE OF kit, seller_id, sku ON listing FOR EACH ROW
	WHEN ((old.kit OR new.kit) AND (old.kit, old.seller_id, old.sku) IS DISTINCT FROM (new.kit, new.seller_id, new.sku)) EXECUTE FUNCTION mark_of_kit_listing();--> statement-breakpoint
CREATE TRIGGER mark_of_new_kit AFTER INSERT ON kit FOR EACH ROW EXECUTE FUNCTION mark_of_kit();--> statement-breakpoint
CREATE TRIGGER mark_of_kit AFTER UPDATE OF code ON kit FOR EACH ROW
	WHEN (old.code <> new.code) EXECUTE FUNCTION mark_of_kit();--> statement-breakpoint
CREATE TRIGGER mark_of_new_parts AFTER INSERT ON kit_part REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION mark_of_new_parts();--> statement-breakpoint
CREATE TRIGGER mark_of_lost_parts AFTER DELETE ON kit_part REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION mark_of_lost_parts();--> statement-breakpoint
CREATE TRIGGER mark_of_changed_parts AFTER UPDATE ON kit_part REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION mark_of_new_parts();--> statement-breakpoint
CREATE TRIGGER mark_of_new_categories AFTER INSERT ON category REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION mark_of_categories();--> statement-breakpoint
CREATE TRIGGER mark_of_category AFTER UPDATE OF is_excluded ON category FOR EACH ROW
	WHEN (old.is_excluded <> new.is_excluded) EXECUTE FUNCTION mark_of_category();
