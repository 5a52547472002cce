CREATE TABLE "watchlist_entries" (
	"site_id" text NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"price_cents" bigint,
	CONSTRAINT "watchlist_entries_site_id_visitor_uuid_vehicle_id_pk" PRIMARY KEY("site_id","visitor_uuid","vehicle_id")
);
--> statement-breakpoint
CREATE INDEX "watchlist_entries_added_idx" ON "watchlist_entries" USING btree ("added_at");