CREATE TABLE "search_word_sections" (
	"brand_code" text NOT NULL,
	"stem" text NOT NULL,
	"section_id" integer NOT NULL,
	"sellers_count" integer NOT NULL,
	CONSTRAINT "search_word_sections_brand_code_stem_section_id_pk" PRIMARY KEY("brand_code","stem","section_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"brand_code" text NOT NULL,
	"stem" text NOT NULL,
	"word" text NOT NULL,
	"ads_count" integer NOT NULL,
	CONSTRAINT "search_words_brand_code_stem_pk" PRIMARY KEY("brand_code","stem")
);
--> statement-breakpoint
DROP TABLE "vocabulary" CASCADE;--> statement-breakpoint
ALTER TABLE "search_word_sections" ADD CONSTRAINT "search_word_sections_brand_code_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_word_sections" ADD CONSTRAINT "search_word_sections_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_brand_code_brands_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("code") ON DELETE no action ON UPDATE no action;