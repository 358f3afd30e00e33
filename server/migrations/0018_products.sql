ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sort_title" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search" "tsvector";--> statement-breakpoint
UPDATE "product" SET "sort_title" = translate(lower("title"), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'), "search" = array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(concat_ws(' ', "title", "brand")), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'), '[^[:alnum:]]+'), ''));--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "sort_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "search" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_by_title" ON "product" USING btree ("sort_title","id");--> statement-breakpoint
CREATE INDEX "product_seller_by_title" ON "product" USING btree ("seller_id","sort_title","id");--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search");--> statement-breakpoint
CREATE INDEX "sku_code" ON "sku" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sku_gtin_beginning" ON "sku" USING btree ("gtin" text_pattern_ops);