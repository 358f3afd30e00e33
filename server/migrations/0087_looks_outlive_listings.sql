ALTER TABLE "second_look" DROP CONSTRAINT "second_look_listing_id_listing_id_fk";
