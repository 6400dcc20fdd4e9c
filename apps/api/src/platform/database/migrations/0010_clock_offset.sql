CREATE TABLE "clock_offset" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "clock_offset_one" CHECK ("clock_offset"."id" = 1)
);
