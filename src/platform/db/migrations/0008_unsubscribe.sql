CREATE TABLE "link_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"site_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"suppressed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_suppressions_site_id_address_hash_pk" PRIMARY KEY("site_id","address_hash")
);
