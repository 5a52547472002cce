CREATE TABLE "site_versions" (
	"site_id" text NOT NULL,
	"version" text NOT NULL,
	"files" jsonb NOT NULL,
	"served_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_site_id_version_pk" PRIMARY KEY("site_id","version")
);
--> statement-breakpoint
CREATE INDEX "site_versions_served_idx" ON "site_versions" USING btree ("site_id","served_at");