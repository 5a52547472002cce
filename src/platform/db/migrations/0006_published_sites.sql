CREATE TABLE "published_site_versions" (
	"site_id" text NOT NULL,
	"version" text NOT NULL,
	"files" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_site_versions_site_id_version_pk" PRIMARY KEY("site_id","version")
);
--> statement-breakpoint
CREATE INDEX "published_site_versions_published_idx" ON "published_site_versions" USING btree ("site_id","published_at");
--> statement-breakpoint
INSERT INTO "published_site_versions" SELECT "site_id", "version", "files", "served_at" FROM "site_versions";
