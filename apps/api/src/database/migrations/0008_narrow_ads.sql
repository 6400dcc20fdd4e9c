-- A search reads thousands of ads for their heading, place and price and only a page of them in
-- full: long texts are kept aside, so that a block holds many ads.
ALTER TABLE ads SET (toast_tuple_target = 640);
--> statement-breakpoint
ALTER TABLE ads ALTER COLUMN heading_words SET STORAGE MAIN;
