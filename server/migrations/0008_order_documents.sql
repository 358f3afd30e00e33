CREATE TABLE "order_document" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_document_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_id_sale_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sale_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Orders from before they could be found by the marketplace's id of their shipment.
UPDATE "sale_order" SET "search" = array_to_tsvector(tsvector_to_array("search") || lower("shipping"->>'shippingId')) WHERE "shipping"->>'shippingId' <> '';
