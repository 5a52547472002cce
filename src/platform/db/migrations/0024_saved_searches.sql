CREATE TABLE "saved_searches" (
	"site_id" text NOT NULL,
	"search_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"followed_at" timestamp with time zone,
	"consent_text" text,
	"known_ids" jsonb NOT NULL,
	"noted_count" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "saved_searches_site_id_search_uuid_pk" PRIMARY KEY("site_id","search_uuid")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_query_idx" ON "saved_searches" USING btree ("site_id","visitor_uuid","query");--> statement-breakpoint
CREATE INDEX "saved_searches_saved_idx" ON "saved_searches" USING btree ("saved_at");