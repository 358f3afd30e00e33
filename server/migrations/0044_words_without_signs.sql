-- A SKU with hyphens, a word with signs, is also found without them (`wordsOf`, server/listings/search-words.ts); rows written from now on know so by themselves.
UPDATE "listing" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT without FROM unnest(tsvector_to_array("search")) AS word, regexp_replace(word, '[^[:alnum:]]+', '', 'g') AS without WHERE without <> ''))
  WHERE EXISTS (SELECT FROM unnest(tsvector_to_array("search")) AS word WHERE word ~ '[^[:alnum:]]');--> statement-breakpoint
UPDATE "kit" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT without FROM unnest(tsvector_to_array("search")) AS word, regexp_replace(word, '[^[:alnum:]]+', '', 'g') AS without WHERE without <> ''))
  WHERE EXISTS (SELECT FROM unnest(tsvector_to_array("search")) AS word WHERE word ~ '[^[:alnum:]]');--> statement-breakpoint
UPDATE "sale_order" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT without FROM unnest(tsvector_to_array("search")) AS word, regexp_replace(word, '[^[:alnum:]]+', '', 'g') AS without WHERE without <> ''))
  WHERE EXISTS (SELECT FROM unnest(tsvector_to_array("search")) AS word WHERE word ~ '[^[:alnum:]]');--> statement-breakpoint
UPDATE "question" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT without FROM unnest(tsvector_to_array("search")) AS word, regexp_replace(word, '[^[:alnum:]]+', '', 'g') AS without WHERE without <> ''))
  WHERE EXISTS (SELECT FROM unnest(tsvector_to_array("search")) AS word WHERE word ~ '[^[:alnum:]]');--> statement-breakpoint
UPDATE "integration_job" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT without FROM unnest(tsvector_to_array("search")) AS word, regexp_replace(word, '[^[:alnum:]]+', '', 'g') AS without WHERE without <> ''))
  WHERE EXISTS (SELECT FROM unnest(tsvector_to_array("search")) AS word WHERE word ~ '[^[:alnum:]]');--> statement-breakpoint
UPDATE "product" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT without FROM unnest(tsvector_to_array("search")) AS word, regexp_replace(word, '[^[:alnum:]]+', '', 'g') AS without WHERE without <> ''))
  WHERE EXISTS (SELECT FROM unnest(tsvector_to_array("search")) AS word WHERE word ~ '[^[:alnum:]]');--> statement-breakpoint
UPDATE "category" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT without FROM unnest(tsvector_to_array("search")) AS word, regexp_replace(word, '[^[:alnum:]]+', '', 'g') AS without WHERE without <> ''))
  WHERE EXISTS (SELECT FROM unnest(tsvector_to_array("search")) AS word WHERE word ~ '[^[:alnum:]]');--> statement-breakpoint
UPDATE "mediation" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT without FROM unnest(tsvector_to_array("search")) AS word, regexp_replace(word, '[^[:alnum:]]+', '', 'g') AS without WHERE without <> ''))
  WHERE EXISTS (SELECT FROM unnest(tsvector_to_array("search")) AS word WHERE word ~ '[^[:alnum:]]');
