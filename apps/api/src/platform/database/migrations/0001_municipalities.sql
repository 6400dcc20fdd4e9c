CREATE TABLE "municipalities" (
	"district_name" text NOT NULL,
	"municipality_name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "municipalities_district_name_municipality_name_pk" PRIMARY KEY("district_name","municipality_name"),
	CONSTRAINT "municipalities_in_country" CHECK ("municipalities"."latitude" between 48.5 and 51.1 and "municipalities"."longitude" between 12 and 18.95)
);
