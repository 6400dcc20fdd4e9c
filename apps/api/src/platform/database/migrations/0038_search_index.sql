CREATE TABLE "search_index" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"indexed_to" integer,
	CONSTRAINT "search_index_once" CHECK ("search_index"."id" = 1)
);
